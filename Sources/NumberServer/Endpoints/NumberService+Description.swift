import NumberContract

extension NumberService {
  /// `GET /openapi.json`: what each address does, for machines.
  func description() -> HTTPResponse {
    HTTPResponse(body: PackageResources.openapi_json, contentType: Contract.documentType)
  }
}
