import { useRef, useState } from 'react'
import { staffPath } from '#app/staff/addresses.ts'
import { picturesPanel } from '#content/staff/shop/settings/pictures.ts'
import { isRecord } from '#domain/json.ts'
import type { Text } from '#domain/text.ts'
import type { PictureChoice } from '#server/page-data/staff/shop/pictures-api.ts'

/** Milliseconds: longer than the server waits for the slowest body. */
const longest = 330_000

/** `saved`: how an item got it, where the request named one. */
export interface SavedChoice extends PictureChoice {
  readonly saved?: 'draft' | 'published'
}

interface PostResult {
  readonly choice: SavedChoice | null
  readonly problem: Text | null
}

/** Uses XMLHttpRequest, since fetch does not report upload progress. */
export function postPicture(
  form: FormData,
  onPercent: (percent: number) => void,
  request = new XMLHttpRequest(),
): Promise<PostResult> {
  return new Promise((resolve) => {
    const fail = (problem: Text | null) => resolve({ choice: null, problem })
    request.upload.onprogress = ({ loaded, total }) => onPercent(Math.floor((100 * loaded) / total))
    request.onload = () => {
      const { status, response } = request
      if (status === 200 && isRecord(response))
        return resolve({ choice: response as unknown as SavedChoice, problem: null })
      const notice = isRecord(response) && isRecord(response.problem) ? response.problem : null
      fail(notice ? (notice as unknown as Text) : picturesPanel.noAnswer)
    }
    request.onerror = () => fail(picturesPanel.noAnswer)
    request.ontimeout = request.onerror
    request.onabort = () => fail(null)
    request.open('POST', staffPath('pictures'))
    request.responseType = 'json'
    request.timeout = longest
    request.send(form)
  })
}

export interface PictureUpload {
  /** Percent of the bytes; null while nothing is sent. */
  readonly percent: number | null
  readonly problem: Text | null
  /** @returns null if it was refused, with the reason in the problem */
  send(form: FormData): Promise<PictureChoice | null>
  stop(): void
}

export function usePictureUpload(): PictureUpload {
  const [percent, setPercent] = useState<number | null>(null)
  const [problem, setProblem] = useState<Text | null>(null)
  const current = useRef<XMLHttpRequest>(null)

  async function send(form: FormData): Promise<PictureChoice | null> {
    const request = new XMLHttpRequest()
    current.current = request
    setPercent(0)
    setProblem(null)
    const result = await postPicture(form, setPercent, request)
    setPercent(null)
    setProblem(result.problem)
    return result.choice
  }
  return { percent, problem, send, stop: () => current.current?.abort() }
}
