/** The catalogue has no spiciness levels, so none are named. */
export function Chilli({ className }: { readonly className: string | undefined }) {
  return (
    <svg viewBox="0 0 1360 150" className={className} aria-hidden="true">
      <defs>
        <linearGradient id="chilli" gradientTransform="rotate(8)">
          <stop offset=".34" stopColor="#1b6f54" />
          <stop offset=".34" stopColor="#f5a623" />
          <stop offset=".56" stopColor="#f5a623" />
          <stop offset=".56" stopColor="#d6402b" />
          <stop offset=".8" stopColor="#d6402b" />
          <stop offset=".8" stopColor="#a51d14" />
        </linearGradient>
        <path
          id="chilli-body"
          d="M158 40C320 16 620 22 900 32c210 8 350 26 444 88-120 18-330 20-520 10C560 116 300 124 160 108c-30-8-34-56-2-68z"
        />
      </defs>
      <use href="#chilli-body" fill="#1d1426" opacity=".15" transform="translate(10 18)" />
      <use href="#chilli-body" fill="url(#chilli)" />
      <path d="M168 30c-34-6-56 18-58 46s18 52 58 44c-12-14-16-28-8-42-10-14-6-32 8-48z" fill="#0e4b43" />
      <path
        d="M122 74C84 66 52 44 26 8"
        stroke="#0e4b43"
        strokeWidth="17"
        strokeLinecap="round"
        fill="none"
      />
    </svg>
  )
}
