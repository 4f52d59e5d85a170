import { type DragEvent, type RefObject, useEffect, useState } from 'react'

export interface SeenFile {
  /** As a data URL, which the content policy allows. */
  readonly address: string
  readonly width: number
  readonly height: number
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
    if (!file) return setSource(null)
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
      take(pictureIn(event.dataTransfer) ?? null)
    },
  }
  return { file, source, take, isOver, dropping }
}
