import type { RequestedFigures } from '#domain/staff/office/figures.ts'

export function readRequest(parameters: URLSearchParams): RequestedFigures {
  const get = (name: string) => parameters.get(name)
  return { range: get('range'), from: get('from'), to: get('to'), by: get('by') }
}
