/** 'bank-transfer', for example, becomes BANK_TRANSFER. */
export type CallName<Word extends string> = Word extends `${infer First}-${infer Rest}`
  ? `${Uppercase<First>}_${CallName<Rest>}`
  : Uppercase<Word>

export function callName<Word extends string>(word: Word): CallName<Word> {
  return word.replaceAll('-', '_').toUpperCase() as CallName<Word>
}
