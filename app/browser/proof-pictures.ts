/** Previews chosen proofs of a transfer. Another choice adds to them, up to the form's limit. */
const field = 'input[data-pictures]'

/** Every choice replaces the field's own list. */
const weakMap = new WeakMap<HTMLInputElement, readonly File[]>()

addEventListener('order-shown', showPictures)

export function addPictures(input: HTMLInputElement): void {
  const all = [...(weakMap.get(input) ?? []), ...(input.files ?? [])]
  hold(input, all.slice(0, Number(input.dataset.pictures)))
}

/** Renders the previews again after the form was replaced. */
function showPictures(): void {
  const input = document.querySelector<HTMLInputElement>(field)
  const list = document.querySelector('[data-picture-list]')
  if (!input || !list) return
  list.replaceChildren(...(weakMap.get(input) ?? []).map((file, at) => pictureOf(input, file, at)))
}

function hold(input: HTMLInputElement, files: readonly File[]): void {
  weakMap.set(input, files)
  const transfer = new DataTransfer()
  for (const file of files) transfer.items.add(file)
  input.files = transfer.files
  showPictures()
}

function pictureOf(input: HTMLInputElement, file: File, at: number): HTMLElement {
  const template = document.querySelector<HTMLTemplateElement>('template[data-picture]')
  const item = template?.content.firstElementChild?.cloneNode(true)
  if (!(item instanceof HTMLElement)) throw new Error('the page has no template of a picture')
  const name = item.querySelector('[data-name]')
  if (name) name.textContent = file.name
  const canvas = item.querySelector('canvas')
  if (canvas) void draw(file, canvas)
  item.querySelector('button')?.addEventListener('click', () => {
    hold(
      input,
      (weakMap.get(input) ?? []).filter((_, place) => place !== at),
    )
    const buttons = [...document.querySelectorAll<HTMLElement>('[data-picture-list] button')]
    const next = buttons[at] ?? buttons.at(-1) ?? input
    next.focus()
  })
  return item
}

/** Draws the upper middle of the picture, where banking apps show the amount. */
async function draw(file: File, canvas: HTMLCanvasElement): Promise<void> {
  // The name suffices if the browser cannot decode the format.
  const picture = await createImageBitmap(file).catch(() => null)
  if (!picture) return
  const scale = Math.max(canvas.width / picture.width, canvas.height / picture.height)
  const remaining = (canvas.width - picture.width * scale) / 2
  canvas.getContext('2d')?.drawImage(picture, remaining, 0, picture.width * scale, picture.height * scale)
  picture.close()
}
