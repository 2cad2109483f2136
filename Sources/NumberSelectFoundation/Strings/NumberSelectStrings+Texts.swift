// swift-format-ignore-file
// Made from Strings/strings.json by script/generate-strings. Edit that file, not this one.

extension NumberSelectStrings {
  /// The name of the button that raises the number.
  public var increase: String { texts.increase }

  /// The name of the button that raises the number, with the label of the number.
  public func increaseNamed(label: String) -> String { fill(texts.increaseNamed, ["label": label]) }

  /// The name of the button that lowers the number.
  public var decrease: String { texts.decrease }

  /// The name of the button that lowers the number, with the label of the number.
  public func decreaseNamed(label: String) -> String { fill(texts.decreaseNamed, ["label": label]) }

  /// Said while the number is on its way from the server.
  public var loading: String { texts.loading }

  /// Said when the number could not be had from the server.
  public var loadFailed: String { texts.loadFailed }

  /// The name of the button that tries once more what has failed.
  public var retry: String { texts.retry }

  /// Said of a typed text that is not a number or could be two.
  public var notANumber: String { texts.notANumber }

  /// Said of a typed number that is too long to be kept.
  public var tooManyDigits: String { texts.tooManyDigits }

  /// Said when the number asked for is not allowed and became the nearest that is.
  public func adjusted(requested: String, adjusted: String) -> String { fill(texts.adjusted, ["requested": requested, "adjusted": adjusted]) }

  /// Said when the server changed the number.
  public func changedByServer(number: String) -> String { fill(texts.changedByServer, ["number": number]) }

  /// Said of a number that is too low.
  public func belowMinimum(minimum: String) -> String { fill(texts.belowMinimum, ["minimum": minimum]) }

  /// Said of a number that is too high.
  public func aboveMaximum(maximum: String) -> String { fill(texts.aboveMaximum, ["maximum": maximum]) }

  /// Said of a number that is in the range but not one of the steps.
  public var betweenSteps: String { texts.betweenSteps }

  /// Said when no number at all is allowed, as of a product that is sold out.
  public var nothingAllowed: String { texts.nothingAllowed }

  /// Said while the number is on its way to the server.
  public var saving: String { texts.saving }

  /// Said when the number has been on its way to the server for some seconds.
  public var savingSlowly: String { texts.savingSlowly }

  /// Said when the server has the number.
  public var saved: String { texts.saved }

  /// Said when the server cannot be reached and the number waits to be saved.
  public var notSavedYet: String { texts.notSavedYet }

  /// Said when the server refused to save the number.
  public var saveFailed: String { texts.saveFailed }

  /// Said when somebody else chose a number at the same time, and theirs counts.
  public func changedElsewhere(number: String) -> String { fill(texts.changedElsewhere, ["number": number]) }

  /// Said when the number that the user chose is given up, as of a product that was sold out meanwhile.
  public var choiceNotSaved: String { texts.choiceNotSaved }

  /// Said in place of a number when there is none.
  public var notChosen: String { texts.notChosen }

  /// The name of a selector whose host gave it none.
  public var number: String { texts.number }

  /// A hint: activating the selector lets one type the number.
  public var typeHint: String { texts.typeHint }

  /// A hint: activating the selector loads the number once more.
  public var retryHint: String { texts.retryHint }

  struct Texts: Sendable {
    let increase: String
    let increaseNamed: String
    let decrease: String
    let decreaseNamed: String
    let loading: String
    let loadFailed: String
    let retry: String
    let notANumber: String
    let tooManyDigits: String
    let adjusted: String
    let changedByServer: String
    let belowMinimum: String
    let aboveMaximum: String
    let betweenSteps: String
    let nothingAllowed: String
    let saving: String
    let savingSlowly: String
    let saved: String
    let notSavedYet: String
    let saveFailed: String
    let changedElsewhere: String
    let choiceNotSaved: String
    let notChosen: String
    let number: String
    let typeHint: String
    let retryHint: String

    /// The texts in other words. A word is asked for by its key and the text it stands for.
    func reworded(_ word: (_ key: String, _ text: String) -> String) -> Texts {
      Texts(
          increase: word("increase", increase),
          increaseNamed: word("increaseNamed", increaseNamed),
          decrease: word("decrease", decrease),
          decreaseNamed: word("decreaseNamed", decreaseNamed),
          loading: word("loading", loading),
          loadFailed: word("loadFailed", loadFailed),
          retry: word("retry", retry),
          notANumber: word("notANumber", notANumber),
          tooManyDigits: word("tooManyDigits", tooManyDigits),
          adjusted: word("adjusted", adjusted),
          changedByServer: word("changedByServer", changedByServer),
          belowMinimum: word("belowMinimum", belowMinimum),
          aboveMaximum: word("aboveMaximum", aboveMaximum),
          betweenSteps: word("betweenSteps", betweenSteps),
          nothingAllowed: word("nothingAllowed", nothingAllowed),
          saving: word("saving", saving),
          savingSlowly: word("savingSlowly", savingSlowly),
          saved: word("saved", saved),
          notSavedYet: word("notSavedYet", notSavedYet),
          saveFailed: word("saveFailed", saveFailed),
          changedElsewhere: word("changedElsewhere", changedElsewhere),
          choiceNotSaved: word("choiceNotSaved", choiceNotSaved),
          notChosen: word("notChosen", notChosen),
          number: word("number", number),
          typeHint: word("typeHint", typeHint),
          retryHint: word("retryHint", retryHint))
    }
  }

  enum Translation: String, CaseIterable, Sendable {
    case en = "en"
    case zhHans = "zh-Hans"
    case zhHant = "zh-Hant"
    case ja = "ja"
    case ko = "ko"
    case de = "de"
    case fr = "fr"
    case es = "es"
    case ptBR = "pt-BR"
    case it = "it"
    case ru = "ru"
    case ar = "ar"
    case he = "he"
    case hi = "hi"

    var texts: Texts {
      switch self {
      case .en:
        Texts(
            increase: "Increase",
          increaseNamed: "Increase {label}",
          decrease: "Decrease",
          decreaseNamed: "Decrease {label}",
          loading: "Loading…",
          loadFailed: "Could not load",
          retry: "Try again",
          notANumber: "Not a valid number",
          tooManyDigits: "Too many digits",
          adjusted: "{requested} is not possible. Changed to {adjusted}.",
          changedByServer: "Changed to {number} by the server",
          belowMinimum: "The minimum is {minimum}",
          aboveMaximum: "The maximum is {maximum}",
          betweenSteps: "This number is not possible",
          nothingAllowed: "Not available",
          saving: "Saving…",
          savingSlowly: "Still saving…",
          saved: "Saved",
          notSavedYet: "Offline, not saved yet",
          saveFailed: "Could not save",
          changedElsewhere: "Changed to {number} elsewhere. Your choice was not saved.",
          choiceNotSaved: "Your choice was not saved.",
          notChosen: "Not chosen",
          number: "Number",
          typeHint: "Lets you type the number.",
          retryHint: "Loads the number again.")
      case .zhHans:
        Texts(
            increase: "增加",
          increaseNamed: "增加{label}",
          decrease: "减少",
          decreaseNamed: "减少{label}",
          loading: "正在加载…",
          loadFailed: "无法加载",
          retry: "重试",
          notANumber: "不是有效的数字",
          tooManyDigits: "位数过多",
          adjusted: "无法使用 {requested}，已改为 {adjusted}。",
          changedByServer: "服务器已改为 {number}",
          belowMinimum: "最小为 {minimum}",
          aboveMaximum: "最大为 {maximum}",
          betweenSteps: "不能使用此数字",
          nothingAllowed: "不可用",
          saving: "正在保存…",
          savingSlowly: "仍在保存…",
          saved: "已保存",
          notSavedYet: "离线，尚未保存",
          saveFailed: "无法保存",
          changedElsewhere: "已在别处更改为 {number}。您的选择未保存。",
          choiceNotSaved: "您的选择未保存。",
          notChosen: "未选择",
          number: "数字",
          typeHint: "可输入数字。",
          retryHint: "重新加载数字。")
      case .zhHant:
        Texts(
            increase: "增加",
          increaseNamed: "增加{label}",
          decrease: "減少",
          decreaseNamed: "減少{label}",
          loading: "正在載入…",
          loadFailed: "無法載入",
          retry: "再試一次",
          notANumber: "不是有效的數字",
          tooManyDigits: "位數過多",
          adjusted: "無法使用 {requested}，已改為 {adjusted}。",
          changedByServer: "伺服器已改為 {number}",
          belowMinimum: "最小為 {minimum}",
          aboveMaximum: "最大為 {maximum}",
          betweenSteps: "不能使用此數字",
          nothingAllowed: "無法使用",
          saving: "正在儲存…",
          savingSlowly: "仍在儲存…",
          saved: "已儲存",
          notSavedYet: "離線，尚未儲存",
          saveFailed: "無法儲存",
          changedElsewhere: "已在別處變更為 {number}。您的選擇未儲存。",
          choiceNotSaved: "您的選擇未儲存。",
          notChosen: "未選擇",
          number: "數字",
          typeHint: "可輸入數字。",
          retryHint: "重新載入數字。")
      case .ja:
        Texts(
            increase: "増やす",
          increaseNamed: "{label}を増やす",
          decrease: "減らす",
          decreaseNamed: "{label}を減らす",
          loading: "読み込み中…",
          loadFailed: "読み込めませんでした",
          retry: "再試行",
          notANumber: "有効な数値ではありません",
          tooManyDigits: "桁数が多すぎます",
          adjusted: "{requested}は指定できないため、{adjusted}に変更しました。",
          changedByServer: "サーバーによって{number}に変更されました",
          belowMinimum: "最小値は{minimum}です",
          aboveMaximum: "最大値は{maximum}です",
          betweenSteps: "この数値は指定できません",
          nothingAllowed: "利用できません",
          saving: "保存中…",
          savingSlowly: "まだ保存しています…",
          saved: "保存しました",
          notSavedYet: "オフラインのため未保存",
          saveFailed: "保存できませんでした",
          changedElsewhere: "ほかの場所で {number} に変更されました。選択した数値は保存されていません。",
          choiceNotSaved: "選択した数値は保存されていません。",
          notChosen: "未選択",
          number: "数",
          typeHint: "数値を入力できます。",
          retryHint: "数値をもう一度読み込みます。")
      case .ko:
        Texts(
            increase: "늘리기",
          increaseNamed: "{label} 늘리기",
          decrease: "줄이기",
          decreaseNamed: "{label} 줄이기",
          loading: "불러오는 중…",
          loadFailed: "불러올 수 없음",
          retry: "다시 시도",
          notANumber: "올바른 숫자가 아닙니다",
          tooManyDigits: "자릿수가 너무 많습니다",
          adjusted: "{requested}은(는) 사용할 수 없어 {adjusted}(으)로 변경했습니다.",
          changedByServer: "서버에서 {number}(으)로 변경됨",
          belowMinimum: "최솟값은 {minimum}입니다",
          aboveMaximum: "최댓값은 {maximum}입니다",
          betweenSteps: "사용할 수 없는 숫자입니다",
          nothingAllowed: "사용할 수 없음",
          saving: "저장 중…",
          savingSlowly: "아직 저장하는 중…",
          saved: "저장됨",
          notSavedYet: "오프라인, 아직 저장되지 않음",
          saveFailed: "저장할 수 없음",
          changedElsewhere: "다른 곳에서 {number}(으)로 변경되었습니다. 선택한 숫자는 저장되지 않았습니다.",
          choiceNotSaved: "선택한 숫자는 저장되지 않았습니다.",
          notChosen: "선택 안 됨",
          number: "숫자",
          typeHint: "숫자를 입력할 수 있습니다.",
          retryHint: "숫자를 다시 불러옵니다.")
      case .de:
        Texts(
            increase: "Erhöhen",
          increaseNamed: "{label} erhöhen",
          decrease: "Verringern",
          decreaseNamed: "{label} verringern",
          loading: "Wird geladen …",
          loadFailed: "Laden fehlgeschlagen",
          retry: "Erneut versuchen",
          notANumber: "Keine gültige Zahl",
          tooManyDigits: "Zu viele Ziffern",
          adjusted: "{requested} ist nicht möglich. Geändert auf {adjusted}.",
          changedByServer: "Vom Server auf {number} geändert",
          belowMinimum: "Das Minimum ist {minimum}",
          aboveMaximum: "Das Maximum ist {maximum}",
          betweenSteps: "Diese Zahl ist nicht möglich",
          nothingAllowed: "Nicht verfügbar",
          saving: "Wird gespeichert …",
          savingSlowly: "Wird noch gespeichert …",
          saved: "Gespeichert",
          notSavedYet: "Offline, noch nicht gespeichert",
          saveFailed: "Speichern fehlgeschlagen",
          changedElsewhere: "Anderswo auf {number} geändert. Ihre Auswahl wurde nicht gespeichert.",
          choiceNotSaved: "Ihre Auswahl wurde nicht gespeichert.",
          notChosen: "Nicht gewählt",
          number: "Zahl",
          typeHint: "Ermöglicht die Eingabe der Zahl.",
          retryHint: "Lädt die Zahl erneut.")
      case .fr:
        Texts(
            increase: "Augmenter",
          increaseNamed: "Augmenter : {label}",
          decrease: "Diminuer",
          decreaseNamed: "Diminuer : {label}",
          loading: "Chargement…",
          loadFailed: "Échec du chargement",
          retry: "Réessayer",
          notANumber: "Nombre non valide",
          tooManyDigits: "Trop de chiffres",
          adjusted: "{requested} n’est pas possible. Remplacé par {adjusted}.",
          changedByServer: "Modifié par le serveur : {number}",
          belowMinimum: "Le minimum est {minimum}",
          aboveMaximum: "Le maximum est {maximum}",
          betweenSteps: "Ce nombre n’est pas possible",
          nothingAllowed: "Indisponible",
          saving: "Enregistrement…",
          savingSlowly: "Enregistrement toujours en cours…",
          saved: "Enregistré",
          notSavedYet: "Hors ligne, pas encore enregistré",
          saveFailed: "Échec de l’enregistrement",
          changedElsewhere: "Modifié ailleurs en {number}. Votre choix n’a pas été enregistré.",
          choiceNotSaved: "Votre choix n’a pas été enregistré.",
          notChosen: "Non choisi",
          number: "Nombre",
          typeHint: "Permet de saisir le nombre.",
          retryHint: "Recharge le nombre.")
      case .es:
        Texts(
            increase: "Aumentar",
          increaseNamed: "Aumentar {label}",
          decrease: "Disminuir",
          decreaseNamed: "Disminuir {label}",
          loading: "Cargando…",
          loadFailed: "No se pudo cargar",
          retry: "Reintentar",
          notANumber: "Número no válido",
          tooManyDigits: "Demasiadas cifras",
          adjusted: "{requested} no es posible. Se cambió a {adjusted}.",
          changedByServer: "El servidor lo cambió a {number}",
          belowMinimum: "El mínimo es {minimum}",
          aboveMaximum: "El máximo es {maximum}",
          betweenSteps: "Este número no es posible",
          nothingAllowed: "No disponible",
          saving: "Guardando…",
          savingSlowly: "Aún se está guardando…",
          saved: "Guardado",
          notSavedYet: "Sin conexión, aún sin guardar",
          saveFailed: "No se pudo guardar",
          changedElsewhere: "Se ha cambiado a {number} en otro lugar. Su elección no se ha guardado.",
          choiceNotSaved: "Su elección no se ha guardado.",
          notChosen: "Sin elegir",
          number: "Número",
          typeHint: "Permite escribir el número.",
          retryHint: "Vuelve a cargar el número.")
      case .ptBR:
        Texts(
            increase: "Aumentar",
          increaseNamed: "Aumentar {label}",
          decrease: "Diminuir",
          decreaseNamed: "Diminuir {label}",
          loading: "Carregando…",
          loadFailed: "Não foi possível carregar",
          retry: "Tentar novamente",
          notANumber: "Número inválido",
          tooManyDigits: "Dígitos demais",
          adjusted: "{requested} não é possível. Alterado para {adjusted}.",
          changedByServer: "Alterado para {number} pelo servidor",
          belowMinimum: "O mínimo é {minimum}",
          aboveMaximum: "O máximo é {maximum}",
          betweenSteps: "Este número não é possível",
          nothingAllowed: "Indisponível",
          saving: "Salvando…",
          savingSlowly: "Ainda salvando…",
          saved: "Salvo",
          notSavedYet: "Offline, ainda não salvo",
          saveFailed: "Não foi possível salvar",
          changedElsewhere: "Alterado para {number} em outro lugar. Sua escolha não foi salva.",
          choiceNotSaved: "Sua escolha não foi salva.",
          notChosen: "Não escolhido",
          number: "Número",
          typeHint: "Permite digitar o número.",
          retryHint: "Carrega o número novamente.")
      case .it:
        Texts(
            increase: "Aumenta",
          increaseNamed: "Aumenta {label}",
          decrease: "Diminuisci",
          decreaseNamed: "Diminuisci {label}",
          loading: "Caricamento…",
          loadFailed: "Impossibile caricare",
          retry: "Riprova",
          notANumber: "Numero non valido",
          tooManyDigits: "Troppe cifre",
          adjusted: "{requested} non è possibile. Modificato in {adjusted}.",
          changedByServer: "Modificato in {number} dal server",
          belowMinimum: "Il minimo è {minimum}",
          aboveMaximum: "Il massimo è {maximum}",
          betweenSteps: "Questo numero non è possibile",
          nothingAllowed: "Non disponibile",
          saving: "Salvataggio…",
          savingSlowly: "Salvataggio ancora in corso…",
          saved: "Salvato",
          notSavedYet: "Offline, non ancora salvato",
          saveFailed: "Impossibile salvare",
          changedElsewhere: "Modificato altrove in {number}. La scelta non è stata salvata.",
          choiceNotSaved: "La scelta non è stata salvata.",
          notChosen: "Non scelto",
          number: "Numero",
          typeHint: "Consente di digitare il numero.",
          retryHint: "Ricarica il numero.")
      case .ru:
        Texts(
            increase: "Увеличить",
          increaseNamed: "Увеличить: {label}",
          decrease: "Уменьшить",
          decreaseNamed: "Уменьшить: {label}",
          loading: "Загрузка…",
          loadFailed: "Не удалось загрузить",
          retry: "Повторить",
          notANumber: "Недопустимое число",
          tooManyDigits: "Слишком много цифр",
          adjusted: "{requested} — недопустимое значение. Изменено на {adjusted}.",
          changedByServer: "Сервер изменил значение на {number}",
          belowMinimum: "Минимум: {minimum}",
          aboveMaximum: "Максимум: {maximum}",
          betweenSteps: "Это число недопустимо",
          nothingAllowed: "Недоступно",
          saving: "Сохранение…",
          savingSlowly: "Всё ещё сохраняется…",
          saved: "Сохранено",
          notSavedYet: "Нет сети, ещё не сохранено",
          saveFailed: "Не удалось сохранить",
          changedElsewhere: "Изменено на {number} в другом месте. Ваш выбор не сохранён.",
          choiceNotSaved: "Ваш выбор не сохранён.",
          notChosen: "Не выбрано",
          number: "Число",
          typeHint: "Позволяет ввести число.",
          retryHint: "Загружает число ещё раз.")
      case .ar:
        Texts(
            increase: "زيادة",
          increaseNamed: "زيادة {label}",
          decrease: "تقليل",
          decreaseNamed: "تقليل {label}",
          loading: "جارٍ التحميل…",
          loadFailed: "تعذّر التحميل",
          retry: "إعادة المحاولة",
          notANumber: "رقم غير صالح",
          tooManyDigits: "عدد الخانات كبير جدًا",
          adjusted: "{requested} غير متاح. تم التغيير إلى {adjusted}.",
          changedByServer: "غيّره الخادم إلى {number}",
          belowMinimum: "الحد الأدنى هو {minimum}",
          aboveMaximum: "الحد الأقصى هو {maximum}",
          betweenSteps: "هذا الرقم غير متاح",
          nothingAllowed: "غير متاح",
          saving: "جارٍ الحفظ…",
          savingSlowly: "لا يزال الحفظ جارياً…",
          saved: "تم الحفظ",
          notSavedYet: "غير متصل، لم يتم الحفظ بعد",
          saveFailed: "تعذّر الحفظ",
          changedElsewhere: "تم التغيير إلى {number} من مكان آخر. لم يُحفظ اختيارك.",
          choiceNotSaved: "لم يُحفظ اختيارك.",
          notChosen: "لم يتم الاختيار",
          number: "رقم",
          typeHint: "يتيح كتابة الرقم.",
          retryHint: "يعيد تحميل الرقم.")
      case .he:
        Texts(
            increase: "הגדלה",
          increaseNamed: "הגדלת {label}",
          decrease: "הקטנה",
          decreaseNamed: "הקטנת {label}",
          loading: "בטעינה…",
          loadFailed: "הטעינה נכשלה",
          retry: "ניסיון חוזר",
          notANumber: "מספר לא תקין",
          tooManyDigits: "יותר מדי ספרות",
          adjusted: "{requested} אינו אפשרי. שונה ל־{adjusted}.",
          changedByServer: "שונה ל־{number} על ידי השרת",
          belowMinimum: "המינימום הוא {minimum}",
          aboveMaximum: "המקסימום הוא {maximum}",
          betweenSteps: "מספר זה אינו אפשרי",
          nothingAllowed: "לא זמין",
          saving: "בשמירה…",
          savingSlowly: "השמירה עדיין מתבצעת…",
          saved: "נשמר",
          notSavedYet: "לא מקוון, עדיין לא נשמר",
          saveFailed: "השמירה נכשלה",
          changedElsewhere: "שונה ל־{number} ממקום אחר. הבחירה שלך לא נשמרה.",
          choiceNotSaved: "הבחירה שלך לא נשמרה.",
          notChosen: "לא נבחר",
          number: "מספר",
          typeHint: "מאפשר להקליד את המספר.",
          retryHint: "טוען שוב את המספר.")
      case .hi:
        Texts(
            increase: "बढ़ाएँ",
          increaseNamed: "{label} बढ़ाएँ",
          decrease: "घटाएँ",
          decreaseNamed: "{label} घटाएँ",
          loading: "लोड हो रहा है…",
          loadFailed: "लोड नहीं हो सका",
          retry: "फिर से कोशिश करें",
          notANumber: "मान्य संख्या नहीं है",
          tooManyDigits: "अंक बहुत ज़्यादा हैं",
          adjusted: "{requested} संभव नहीं है। इसे {adjusted} कर दिया गया।",
          changedByServer: "सर्वर ने इसे {number} कर दिया",
          belowMinimum: "न्यूनतम {minimum} है",
          aboveMaximum: "अधिकतम {maximum} है",
          betweenSteps: "यह संख्या संभव नहीं है",
          nothingAllowed: "उपलब्ध नहीं",
          saving: "सहेजा जा रहा है…",
          savingSlowly: "अब भी सहेजा जा रहा है…",
          saved: "सहेजा गया",
          notSavedYet: "ऑफ़लाइन, अभी सहेजा नहीं गया",
          saveFailed: "सहेजा नहीं जा सका",
          changedElsewhere: "कहीं और से {number} में बदला गया। आपका चुनाव सहेजा नहीं गया।",
          choiceNotSaved: "आपका चुनाव सहेजा नहीं गया।",
          notChosen: "नहीं चुना गया",
          number: "संख्या",
          typeHint: "संख्या टाइप करने देता है।",
          retryHint: "संख्या फिर से लोड करता है।")
      }
    }
  }
}
