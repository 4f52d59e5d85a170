export function formWith(files: readonly Uint8Array[]): () => Promise<FormData> {
  const form = new FormData()
  for (const file of files) form.append('picture', new File([new Uint8Array(file)], 'screen.png'))
  return async () => form
}

const megabyte = 1024 * 1024

export interface LongForm {
  readonly headers: Readonly<Record<string, string>>
  readonly body: ReadableStream<Uint8Array>
  /** Megabytes read so far. */
  read(): number
}

/** The form declares no length. */
export function longForm(megabytes: number): LongForm {
  let byteCount = 0
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (byteCount === megabytes) return controller.close()
        byteCount += 1
        controller.enqueue(new Uint8Array(megabyte))
      },
    },
    { highWaterMark: 0 },
  )
  return { headers: { 'content-type': 'multipart/form-data; boundary=x' }, body, read: () => byteCount }
}
