import * as v from 'valibot'

/** Real responses have a few thousand. */
const maxAnswerLetters = 20_000

const text = v.pipe(v.string(), v.maxLength(maxAnswerLetters))
const common = {
  id: text,
  rawId: text,
  type: v.literal('public-key'),
  clientExtensionResults: v.object({}),
}

const newPasskey = v.object({
  ...common,
  response: v.object({
    clientDataJSON: text,
    attestationObject: text,
    transports: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(20))), v.maxLength(10)), []),
  }),
})

const signIn = v.object({
  ...common,
  response: v.object({ clientDataJSON: text, authenticatorData: text, signature: text }),
})

export const readNewPasskey = (json: string) => read(newPasskey, json)
export const readSignIn = (json: string) => read(signIn, json)

function read<Schema extends v.GenericSchema>(schema: Schema, json: string): v.InferOutput<Schema> | null {
  if (json.length > maxAnswerLetters) return null
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), json)
  return result.success ? result.output : null
}
