import type { Text } from '#domain/text.ts'

/** Who a mail is from, in its language: stands in its head and at its end. */
export interface Sender {
  readonly brand: Text
  readonly company: string
  readonly address: string
  readonly hotline: string
  readonly email: string
}
