import { pagePath } from '#app/paths.ts'
import type { Lang } from '#domain/text.ts'

export function redirect(location: string, status: 301 | 302 | 307): Response {
  return new Response(null, { status, headers: { Location: location, 'Cache-Control': 'no-cache' } })
}

export function toNotFound(lang: Lang): Response {
  return redirect(pagePath('notFound', lang), 302)
}

export function methodNotAllowed(methods: string): Response {
  return new Response(null, { status: 405, headers: { Allow: methods } })
}
