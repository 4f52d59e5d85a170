import type { Text } from '#domain/text.ts'

export interface Step {
  readonly title: Text
  readonly text: Text
}
