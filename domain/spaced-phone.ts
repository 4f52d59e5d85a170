/** Hong Kong numbers as people read them: +85251234567 is 5123 4567. Others stay as they are stored. */
export function spacedPhone(phone: string): string {
  return phone.replace(/^\+852(\d{4})(\d{4})$/, '$1 $2')
}
