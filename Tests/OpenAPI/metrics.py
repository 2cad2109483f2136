"""Reads figures in Prometheus' text format, and fails if they break it or some are missing."""

import sys

from prometheus_client.parser import text_string_to_metric_families

families = {family.name: family for family in text_string_to_metric_families(sys.stdin.read())}
expected = {
    "number_server_requests": "counter",
    "number_server_request_seconds": "histogram",
    "number_server_requests_in_progress": "gauge",
    "number_server_connections": "gauge",
    "number_server_event_streams": "gauge",
    "number_server_store_errors": "counter",
    "process_resident_memory_bytes": "gauge",
    "process_cpu_seconds": "counter",
}
for name, kind in expected.items():
    assert families[name].type == kind, name
buckets = {}
for sample in families["number_server_request_seconds"].samples:
    if sample.name.endswith("_bucket"):
        buckets.setdefault(sample.labels["route"], []).append(sample.value)
assert buckets and all(counts == sorted(counts) for counts in buckets.values()), buckets
assert sum(sample.value for sample in families["number_server_requests"].samples) > 100
print(len(families), "families of figures can be read")
