import { type PictureDoubt, pictureDoubts } from '#domain/shop/shop-picture.ts'

export interface Preview {
  /** A data URL, which the content policy allows. */
  readonly address: string
  readonly width: number
  readonly height: number
  readonly doubts: readonly PictureDoubt[]
}

/** In pixels: thirty whole photographs would not fit into the memory of a phone. */
const maxSide = 640

/** Null if the browser cannot show the file; the server then says why. */
export async function readPreview(file: File): Promise<Preview | null> {
  const bitmap = await createImageBitmap(file).catch(() => null)
  const context = document.createElement('canvas').getContext('2d')
  if (!bitmap || !context) return null
  const side = Math.max(bitmap.width, bitmap.height)
  const scale = Math.min(1, maxSide / side)
  const { canvas } = context
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  const { width, height } = canvas
  context.drawImage(bitmap, 0, 0, width, height)
  bitmap.close()
  const { data } = context.getImageData(0, 0, width, height)
  return { address: canvas.toDataURL('image/webp', 0.8), width, height, doubts: pictureDoubts(side, data) }
}
