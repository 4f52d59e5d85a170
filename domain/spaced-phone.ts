/** Writes +85251234567 as 5123 4567; other numbers stay. */
export function spacedPhone(phone: string): string {
  return phone.replace(/^\+852(\d{4})(\d{4})$/, '$1 $2')
}
