import { data } from 'react-router'

/** @throws 400 if the body is not a form */
export async function formOf(request: Request): Promise<FormData> {
  return request.formData().catch(() => {
    throw data(null, 400)
  })
}

/** The result has no files. */
export function fieldsOf(form: FormData): readonly (readonly [string, string])[] {
  return [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : []))
}
