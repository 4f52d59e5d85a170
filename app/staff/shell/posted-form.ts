import { data } from 'react-router'

/**
 * The form that a browser posted.
 * @throws 400 when the body is no form, which no page of the back office sends
 */
export async function formOf(request: Request): Promise<FormData> {
  return request.formData().catch(() => {
    throw data(null, 400)
  })
}

/** The texts of a form, in its order; files are left out. */
export function fieldsOf(form: FormData): readonly (readonly [string, string])[] {
  return [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : []))
}
