import { expect } from 'vitest'
import type { TestSite } from './http-site.ts'

export async function getJson(site: TestSite, path: string) {
  const response = await site.request(path)
  return { status: response.status, headers: response.headers, body: await response.json() }
}

export const restError = (code: string) => ({ error: { code, message: expect.any(String) } })
