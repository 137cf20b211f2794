const NAMES: Readonly<Record<string, string>> = { '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot' };

/** Text in which no sign is read as markup, in an element or in an attribute between double quotes (XML 1.0, 2.4). */
export const escapeXml = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&${NAMES[sign]};`);
