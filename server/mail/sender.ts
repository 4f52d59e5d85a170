import type { Brand } from '#domain/shop/brand.ts'
import type { Text } from '#domain/text.ts'

export interface Sender {
  readonly brand: Text
  readonly look: Brand
  readonly company: string
  readonly address: string
  readonly hotline: string
  readonly email: string
}
