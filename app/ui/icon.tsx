/** Icons are 24 px square and have the text's colour. */
const paths = {
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  close: 'm6 6 12 12M18 6 6 18',
  next: 'M4 12h15M13 6l6 6-6 6',
  back: 'M20 12H5M11 6l-6 6 6 6',
  up: 'm6 15 6-6 6 6',
  down: 'm6 9 6 6 6-6',
  menu: 'M4 7h16M4 12h16M4 17h16',
  cart: 'M4 8h16l-1.2 11.2a2 2 0 0 1-2 1.8H7.2a2 2 0 0 1-2-1.8zM8.5 8V7a3.5 3.5 0 0 1 7 0v1',
  gift: 'M4 11h16v9H4zM3 7.5h18V11H3zM12 7.5V20M12 7.5S8 7.5 7.5 5 11 3 12 7.5zM12 7.5s4 0 4.5-2.5S13 3 12 7.5z',
  chat: 'M12 3a9 9 0 0 0-7.7 13.6L3 21l4.500-1.2A9 9 0 1 0 12 3zM8.5 10.5h7M8.5 14h4.5',
  phone:
    'M5 3h4l1.5 5L8 9.5a12 12 0 0 0 6.5 6.5l1.5-2.5 5 1.500v4a2 2 0 0 1-2 2A17 17 0 0 1 3 5a2 2 0 0 1 2-2z',
  external: 'M10 5H5v14h14v-5M13.5 4.5h6v6M19 5l-8.5 8.5',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  warn: 'M12 4 2.5 20h19zM12 10v4.5M12 17.5v.1',
  info: 'M3.500 12a8.5 8.5 0 1 0 17 0 8.5 8.5 0 1 0-17 0M12 11v5M12 8v.1',
  clock: 'M3.500 12a8.5 8.5 0 1 0 17 0 8.5 8.5 0 1 0-17 0M12 7v5l3.5 2',
  truck:
    'M2.5 6h11v11h-11zM13.5 9.5H18l3.5 4V17h-8zM5 18.500a2 2 0 1 0 4 0 2 2 0 1 0-4 0M15 18.500a2 2 0 1 0 4 0 2 2 0 1 0-4 0',
  pin: 'M12 21s-7-6-7-11.500a7 7 0 0 1 14 0C19 15 12 21 12 21zM9.500 9.500a2.500 2.500 0 1 0 5 0 2.500 2.500 0 1 0-5 0',
  leaf: 'M5 19C4 11 9 5 20 4c.5 11-5 16-13 14.5M5 20c2-5 5-8 9-10',
  chilli: 'M17 7c1 7-4 13-13 13 7-2 8-6 8.5-11M12.5 9c0-2 4.500-3.5 4.500-2M16 6.5c0-2 1-3 2.5-3.500',
  card: 'M3 6h18v12.5H3zM3 10h18M6.5 15h4',
  calendar: 'M4 6h16v14H4zM4 10.500h16M8 3.500V8M16 3.500V8',
  trash: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5',
  search: 'M4.500 11a6.5 6.5 0 1 0 13 0 6.500 6.500 0 1 0-13 0M16 16l4.5 4.5',
  copy: 'M8 8h12v12H8zM16 8V4H4v12h4',
  mail: 'M3 6h18v12.500H3zM3.500 7l8.500 6 8.500-6',
  pause: 'M9 6v12M15 6v12',
  cutlery: 'M8 3c2 0 3 2.5 3 5s-1.5 3.5-3 3.5S5 10.5 5 8s1-5 3-5zM8 11.5V21M16 3v18M16 3c3 2 4 5 4 9h-4',
  busy: 'M12 3.5a8.5 8.5 0 1 1-8.5 8.5',
} as const

export type IconName = keyof typeof paths

/** A control that has only an icon needs an aria-label. */
export function Icon({ name, size }: { readonly name: IconName; readonly size?: string | number }) {
  return <Drawing path={paths[name]} {...(size !== undefined && { size })} />
}

/** Pages with additional drawings use this icon. */
export function IconWith<Name extends string>({
  drawings,
  name,
  size,
}: {
  readonly drawings: Readonly<Record<Name, string>>
  readonly name: IconName | Name
  readonly size?: string | number
}) {
  const path: string = { ...paths, ...drawings }[name]
  return <Drawing path={path} {...(size !== undefined && { size })} />
}

/** Every browser with a dialog downloads `paths`, so one page's drawing is not in it. */
export function Drawing({
  path,
  size = '1.25em',
}: {
  readonly path: string
  readonly size?: string | number
}) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      style={{ flex: 'none' }}
    >
      <path d={path} />
    </svg>
  )
}
