const NAMES: Readonly<Record<string, string>> = { '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot' };

/**
 * Escapes a text so that no character is read as markup, in an element or in a double-quoted attribute (XML
 * 1.0, 2.4).
 */
export const escapeXml = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&${NAMES[sign]};`);
