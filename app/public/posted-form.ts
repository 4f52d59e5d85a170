/** Empty if the body is no form, which no page of this site sends. */
export function formOf(request: Request): Promise<FormData> {
  return request.formData().catch(() => new FormData())
}
