/** Who a mail is from, in its language: stands in its head and at its end. */
export interface Sender {
  readonly brand: string
  readonly company: string
  readonly address: string
  readonly hotline: string
  readonly email: string
}
