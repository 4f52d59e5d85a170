/** HTML as its author wrote the texts, without the breaks between phrases (docs/decisions/0089). */
export const withoutBreaks = (html: string) => html.replaceAll('<wbr>', '')
