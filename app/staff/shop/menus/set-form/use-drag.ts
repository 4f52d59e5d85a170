/** Dragging has an equivalent in buttons, for keyboards. */
import { type DragEvent, useState } from 'react'

/** @param kind items swap places only within their kind */
export function useDrag(kind: string, onDrop: (id: string, placeOf: string) => void) {
  const [over, setOver] = useState<string | null>(null)
  // Browsers convert drag types to lower case.
  const type = `application/x-${kind}`.toLowerCase()
  const isOurs = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes(type)
  return {
    /** Only the handle is draggable, so that the item's text can be selected. */
    handle: (id: string) => ({
      draggable: true,
      onDragStart: ({ dataTransfer, currentTarget }: DragEvent<HTMLElement>) => {
        dataTransfer.setData(type, id)
        dataTransfer.effectAllowed = 'move' as const
        const item = currentTarget.closest('[data-drop]')
        if (item) dataTransfer.setDragImage(item, 0, 0)
      },
    }),
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
        const draggedId = event.dataTransfer.getData(type)
        if (draggedId !== id) onDrop(draggedId, id)
      },
    }),
  }
}
