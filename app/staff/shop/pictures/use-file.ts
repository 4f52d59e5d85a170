import { type DragEvent, type RefObject, useEffect, useState } from 'react'

export interface SeenFile {
  /** As a data URL, which the content policy allows. */
  readonly address: string
  readonly width: number
  readonly height: number
}

/** Whether a picture that is pasted is for this field: of several that are to be seen, that of the form in use. */
function isMeant(field: HTMLInputElement | null): boolean {
  const seen = [...document.querySelectorAll<HTMLInputElement>('input[type="file"]')].filter(
    (each) => !each.closest('details:not([open])'),
  )
  const inUse = seen.find(({ form }) => form?.contains(document.activeElement))
  return field !== null && (inUse ? inUse === field : seen.length === 1 && seen[0] === field)
}

/** The file of a new picture, however it came: chosen, dropped here, or pasted anywhere on the page. */
export function useFile(input: RefObject<HTMLInputElement | null>) {
  const [file, setFile] = useState<File | null>(null)
  const [source, setSource] = useState<SeenFile | null>(null)
  const [isOver, setOver] = useState(false)

  /** The field says what is taken too, so that the form sends it where there is no script any more. */
  function take(taken: File | null) {
    setFile(taken)
    if (!input.current || input.current.files?.[0] === taken) return
    const transfer = new DataTransfer()
    if (taken) transfer.items.add(taken)
    input.current.files = transfer.files
  }
  const pictureIn = (transfer: DataTransfer | null) =>
    [...(transfer?.files ?? [])].find(({ type }) => type.startsWith('image/'))

  useEffect(() => {
    // Until it is read, and where it can not be, none is shown rather than the one before.
    setSource(null)
    if (!file) return
    const reader = new FileReader()
    const image = new Image()
    reader.onload = () => {
      image.src = String(reader.result)
    }
    image.onload = () =>
      setSource({ address: image.src, width: image.naturalWidth, height: image.naturalHeight })
    reader.readAsDataURL(file)
    return () => {
      image.onload = null
      reader.abort()
    }
  }, [file])

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is pasted is taken by the field as it is then
  useEffect(() => {
    const paste = ({ clipboardData }: ClipboardEvent) => {
      if (!isMeant(input.current)) return
      // Words of a word processor or a spreadsheet bring a picture of themselves.
      if (clipboardData?.types.includes('text/plain')) return
      const picture = pictureIn(clipboardData)
      if (picture) take(picture)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [])

  const dropping = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setOver(false)
      const picture = pictureIn(event.dataTransfer)
      if (picture) take(picture)
    },
  }
  return { file, source, take, isOver, dropping }
}
