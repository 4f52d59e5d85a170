import { type IconName, IconWith } from '#app/ui/icon.tsx'

/** No browser script needs these icons. */
const drawings = {
  facebook:
    'M14 21v-8h3l.5-3.5H14V7.3c0-1 .5-1.8 1.9-1.8H18V2.6S16.6 2.4 15.3 2.4c-2.7 0-4.4 1.6-4.4 4.5v2.6H8V13h2.9v8z',
  guests:
    'M5.5 8a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0-7 0M2.5 20a6.5 6.5 0 0 1 13 0M15.5 4.8a3.5 3.5 0 0 1 0 6.4M18 14.5a6.5 6.5 0 0 1 3.5 5.5',
  instagram:
    'M8.5 4h7A4.5 4.5 0 0 1 20 8.5v7a4.5 4.5 0 0 1-4.5 4.5h-7A4.5 4.5 0 0 1 4 15.5v-7A4.5 4.5 0 0 1 8.5 4zM8.3 12a3.7 3.7 0 1 0 7.4 0 3.7 3.7 0 1 0-7.4 0M16.8 7.2v.1',
  warmer: 'M5 20h14M7 20V9h10v11M9.5 9V6h5v3M12 6V3.5',
} as const

export type PageIconName = IconName | keyof typeof drawings

export function PageIcon(props: { readonly name: PageIconName; readonly size?: number }) {
  return <IconWith drawings={drawings} {...props} />
}
