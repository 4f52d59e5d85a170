import type { MoveResult } from '#app/staff/move-form.ts'

/** What stood in the form that was refused: nothing typed is lost. */
export type Typed = Readonly<Record<'verb' | 'amount' | 'note' | 'transfer', string>>

export type Refused = MoveResult & { readonly typed: Typed }
