export function AllDistricts({ className }: { readonly className: string | undefined }) {
  return (
    <span className={className}>
      <svg viewBox="-56 -44 222 214" aria-hidden="true">
        {tiles.map(([x, y, colour]) => (
          <path
            key={`${x} ${y}`}
            d="m34.7 20-34.7 20-34.7-20v-40l34.7-20 34.7 20z"
            transform={`translate(${x} ${y})`}
            fill={colour}
          />
        ))}
      </svg>
    </span>
  )
}

const [jade, celadon, tomato] = ['var(--jade-600)', 'var(--celadon)', 'var(--tomato-600)']

const tiles = [
  [18, 0, jade],
  [91, 0, celadon],
  [-18, 63, celadon],
  [54.5, 63, tomato],
  [127, 63, jade],
  [18, 126, jade],
  [91, 126, celadon],
] as const
