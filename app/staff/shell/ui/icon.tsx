import { Drawing } from '#app/ui/icon.tsx'

/** Icons are 24 px square and have the text's colour. */
const paths = {
  order: 'M5 3h14v18l-2.3-1.6L14.3 21 12 19.4 9.7 21l-2.4-1.6L5 21zM9 8h6M9 12h6',
  kitchen: 'M4 12h16M6 12c0-4 2.5-7 6-7s6 3 6 7M4 16h16M7 20h10',
  label: 'M4 6h10l6 6-6 6H4zM8 12h.01',
  truck: 'M3 6h11v10H3zM14 10h4l3 3v3h-7M7 18.5a1.8 1.8 0 1 0 0-.01M17 18.5a1.8 1.8 0 1 0 0-.01',
  calendar: 'M4 6h16v14H4zM4 10h16M8 3v4M16 3v4',
  menu: 'M6 3h12v18H6zM9 7h6M9 11h6M9 15h3',
  dish: 'M3 13h18M5 13a7 7 0 0 0 14 0M12 4v3M8.5 5.5v2M15.5 5.5v2',
  site: 'M3 5h18v14H3zM3 9h18M7 13h6',
  pages: 'M8 7V3h12v14h-4M4 7h12v14H4zM7.5 11.5h5M7.5 15h5',
  brand: 'M12 3l8 4.5v9L12 21l-8-4.5v-9zM12 8v4l3.5 2M12 12l-3.5 2',
  figures: 'M4 20V4M4 20h16M8 16v-4M12 16V8M16 16v-6',
  settings: 'M4 7h10M18 7h2M4 17h2M10 17h10M14 4v6M6 14v6',
  people:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM3 20c0-4 2.5-6 6-6s6 2 6 6M16 4.5a3.5 3.5 0 0 1 0 6.5M17.5 14.5c2.2.6 3.5 2.5 3.5 5.5',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 21c0-4.5 3-7 8-7s8 2.5 8 7',
  more: 'M5 12v.01M12 12v.01M19 12v.01',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM16 16l5 5',
  bell: 'M4 9v6h4l5 4V5L8 9zM16 9a4 4 0 0 1 0 6M18.5 6.5a8 8 0 0 1 0 11',
  plus: 'M12 5v14M5 12h14',
  close: 'M6 6l12 12M18 6L6 18',
  next: 'M5 12h14M13 6l6 6-6 6',
  board: 'M4 4h4.5v16H4zM10 4h4.5v10H10zM16 4h4v13h-4z',
  table: 'M8 6h12M8 12h12M8 18h12M4 6v.01M4 12v.01M4 18v.01',
  key: 'M8 15a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 11h9v4M17 11v3',
  eye: 'M2 12s3.5-6 10-6 10 6 10 6-3.5 6-10 6S2 12 2 12zM12 14.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  warn: 'M12 4l9 16H3zM12 10v4M12 17v.01',
  allergy: 'M12 3l9 5v8l-9 5-9-5V8zM12 8v5M12 16v.01',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 11v5M12 8v.01',
  phone: 'M5 4h4l1.5 5L8 11a12 12 0 0 0 5 5l2-2.5 5 1.5v4c0 1-1 2-2 2C10 20 4 14 3 6c0-1 1-2 2-2z',
  pin: 'M12 21s7-6.5 7-12a7 7 0 0 0-14 0c0 5.5 7 12 7 12zM12 11.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  undo: 'M9 7L4 12l5 5M4 12h11a5 5 0 0 1 0 8h-3',
  offline: 'M3 3l18 18M5 9a12 12 0 0 1 4-2M19 9a12 12 0 0 0-6-2.8M8.5 13a5 5 0 0 1 2-1M12 18v.01',
  camera: 'M4 8h4l2-3h4l2 3h4v11H4zM12 16.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7z',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3 2',
  up: 'M12 19V5M6 11l6-6 6 6',
  down: 'M12 5v14M6 13l6 6 6-6',
  grip: 'M9 5v.01M15 5v.01M9 12v.01M15 12v.01M9 19v.01M15 19v.01',
  print: 'M7 8V3h10v5M7 17H4V9h16v8h-3M7 14h10v7H7z',
  archive: 'M4 5h16v4H4zM5 9v11h14V9M12 11v6M9 14l3 3 3-3',
  webhook:
    'M9 12a3 3 0 1 0-6 0 3 3 0 0 0 6 0zM21 6a3 3 0 1 0-6 0 3 3 0 0 0 6 0zM21 18a3 3 0 1 0-6 0 3 3 0 0 0 6 0zM8.7 10.7l6.6-3.4M8.7 13.3l6.6 3.4',
  check: 'M5 12.5l4.5 4.5L19 7.5',
} as const

export type StaffIconName = keyof typeof paths

/** A control that has only an icon needs an aria-label. */
export function StaffIcon({ name, size = 18 }: { readonly name: StaffIconName; readonly size?: number }) {
  return <Drawing path={paths[name]} size={size} />
}
