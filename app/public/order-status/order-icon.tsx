import { type IconName, IconWith } from '#app/ui/icon.tsx'

/** Only order pages use these icons. */
const drawings = {
  bank: 'M3.5 9.5 12 4l8.5 5.5zM5.5 10v7M10 10v7M14 10v7M18.5 10v7M3.5 20h17M4.5 17.5h15',
  called: 'M3.5 12a8.5 8.5 0 1 0 17 0 8.5 8.5 0 1 0-17 0M8.5 8.5l7 7M15.5 8.5l-7 7',
  device: 'M7 2.5h10v19H7zM10.5 18.5h3',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  print: 'M7 9V3.5h10V9M7 17H3.5V9h17v8H17M7 14h10v6.5H7z',
  proof: 'M6 3h8.5L19 7.5V21H6zM14 3v5h5M9 12.5h7M9 16h7',
  rain: 'M7 15a4 4 0 0 1 .3-8A5.5 5.5 0 0 1 18 8.6 3.3 3.3 0 0 1 17.5 15zM8.5 18l-1 2.5M12.5 18l-1 2.5M16.5 18l-1 2.5',
  again: 'M20 12a8 8 0 1 1-2.6-5.9M20 3.5V8h-4.5',
  save: 'M12 4v11M7.5 11 12 15.5 16.5 11M4.5 19.5h15',
} as const

export type OrderIconName = IconName | keyof typeof drawings

export function OrderIcon(props: { readonly name: OrderIconName; readonly size: number }) {
  return <IconWith drawings={drawings} {...props} />
}
