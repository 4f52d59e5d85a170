import { useRef, useState } from 'react'
import { staffPath } from '#app/staff/addresses.ts'
import { picturesPanel } from '#content/staff/shop/settings/pictures.ts'
import { isRecord } from '#domain/json.ts'
import type { Text } from '#domain/text.ts'
import type { PictureChoice } from '#server/page-data/staff/shop/pictures-api.ts'

/** Milliseconds: longer than the server waits for the slowest body. */
const longest = 330_000

export interface PictureUpload {
  /** Percent of the bytes; null while nothing is sent. */
  readonly percent: number | null
  readonly problem: Text | null
  /** @returns null if it was refused, with the reason in the problem */
  send(form: FormData): Promise<PictureChoice | null>
  stop(): void
}

/** Uses XMLHttpRequest, since fetch does not report upload progress. */
export function usePictureUpload(): PictureUpload {
  const [percent, setPercent] = useState<number | null>(null)
  const [problem, setProblem] = useState<Text | null>(null)
  const current = useRef<XMLHttpRequest>(null)

  function send(form: FormData): Promise<PictureChoice | null> {
    const request = new XMLHttpRequest()
    current.current = request
    setPercent(0)
    setProblem(null)
    return new Promise((resolve) => {
      const end = (choice: PictureChoice | null, why: Text | null) => {
        setPercent(null)
        setProblem(why)
        resolve(choice)
      }
      request.upload.onprogress = ({ loaded, total }) => setPercent(Math.floor((100 * loaded) / total))
      request.onload = () => {
        const { status, response } = request
        if (status === 200 && isRecord(response)) return end(response as unknown as PictureChoice, null)
        const notice = isRecord(response) && isRecord(response.problem) ? response.problem : null
        end(null, notice ? (notice as unknown as Text) : picturesPanel.noAnswer)
      }
      request.onerror = () => end(null, picturesPanel.noAnswer)
      request.ontimeout = request.onerror
      request.onabort = () => end(null, null)
      request.open('POST', staffPath('pictures'))
      request.responseType = 'json'
      request.timeout = longest
      request.send(form)
    })
  }
  return { percent, problem, send, stop: () => current.current?.abort() }
}
