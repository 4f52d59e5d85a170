/** Dragging one item of a list to the place of another; the buttons beside it do the same without a pointer. */
import { type DragEvent, useState } from 'react'

/**
 * @param kind only items of the same kind take each other's place
 * @param onDrop receives the dragged item and the item it was dropped on
 */
export function useDrag(kind: string, onDrop: (moved: string, placeOf: string) => void) {
  const [over, setOver] = useState<string | null>(null)
  // Browsers write types of dragged data in small letters.
  const type = `application/x-${kind}`.toLowerCase()
  const isOurs = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes(type)
  return {
    /** Of the handle, so that text in the item can still be selected. */
    handle: (id: string) => ({
      draggable: true,
      onDragStart: ({ dataTransfer, currentTarget }: DragEvent<HTMLElement>) => {
        dataTransfer.setData(type, id)
        dataTransfer.effectAllowed = 'move' as const
        const item = currentTarget.closest('[data-drop]')
        if (item) dataTransfer.setDragImage(item, 0, 0)
      },
    }),
    /** Of the item itself. */
    item: (id: string) => ({
      'data-drop': over === id ? 'over' : '',
      onDragOver: (event: DragEvent) => {
        if (!isOurs(event)) return
        event.preventDefault()
        setOver(id)
      },
      onDragLeave: () => setOver(null),
      onDrop: (event: DragEvent) => {
        if (!isOurs(event)) return
        event.preventDefault()
        setOver(null)
        const moved = event.dataTransfer.getData(type)
        if (moved !== id) onDrop(moved, id)
      },
    }),
  }
}
