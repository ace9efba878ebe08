/**
 * The texts that XML 1.0 allows: the characters of documents and the names of elements.
 *
 * Anchored by: XML 1.0 productions 2, 4 and 4a; saxes and libxml2, which refuse the others
 */

/** Characters that are not a Char (production 2), also lone surrogates: not even a reference may express them. */
const NO_CHAR = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;
/** Productions 4 and 4a without the colon, which belongs to prefixes (Namespaces in XML 1.0, production 4). */
const START =
  'A-Z_a-z\\u00c0-\\u00d6\\u00d8-\\u00f6\\u00f8-\\u02ff\\u0370-\\u037d\\u037f-\\u1fff\\u200c\\u200d\\u2070-\\u218f\\u2c00-\\u2fef\\u3001-\\ud7ff\\uf900-\\ufdcf\\ufdf0-\\ufffd\\u{10000}-\\u{effff}';
const NAME = new RegExp(`^[${START}][${START}\\-.0-9\\u00b7\\u0300-\\u036f\\u203f\\u2040]*$`, 'u');

/** Whether an XML 1.0 document can have this text in it. */
export function fitsXml(text: string): boolean {
  return !NO_CHAR.test(text);
}

/** Whether an element can have this name, without a prefix. */
export function isXmlName(text: string): boolean {
  return NAME.test(text);
}
