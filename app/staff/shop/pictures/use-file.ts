import { type DragEvent, type RefObject, useEffect, useState } from 'react'

export interface SeenFile {
  /** A data URL, which the content policy allows. */
  readonly address: string
  readonly width: number
  readonly height: number
}

/** A pasted picture goes to the visible field whose form is in use. */
function takesFile(field: HTMLInputElement | null): boolean {
  const elements = [...document.querySelectorAll<HTMLInputElement>('input[type="file"]')].filter(
    (each) => !each.closest('details:not([open])'),
  )
  const inUse = elements.find(({ form }) => form?.contains(document.activeElement))
  return field !== null && (inUse ? inUse === field : elements.length === 1 && elements[0] === field)
}

export function useFile(input: RefObject<HTMLInputElement | null>) {
  const [file, setFile] = useState<File | null>(null)
  const [source, setSource] = useState<SeenFile | null>(null)
  const [isOver, setOver] = useState(false)

  /** The file input gets the file too, so that the form sends it without a script. */
  function take(items: File | null) {
    setFile(items)
    if (!input.current || input.current.files?.[0] === items) return
    const transfer = new DataTransfer()
    if (items) transfer.items.add(items)
    input.current.files = transfer.files
  }
  const pictureIn = (transfer: DataTransfer | null) =>
    [...(transfer?.files ?? [])].find(({ type }) => type.startsWith('image/'))

  useEffect(() => {
    // Hide the previous picture while the new one is read.
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
      if (!takesFile(input.current)) return
      // Office programs also put an image of copied text on the clipboard: ignore it.
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
