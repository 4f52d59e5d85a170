export function Junk({ className }: { readonly className: string | undefined }) {
  return (
    <svg viewBox="0 0 400 300" className={className} aria-hidden="true">
      <path
        d="M36 214h330c-14 40-46 60-86 60H120c-44 0-72-22-84-60z"
        fill="#1d1426"
        opacity=".22"
        transform="translate(10 12)"
      />
      <path d="M30 206h338c-14 42-46 62-88 62H118c-46 0-76-22-88-62z" fill="#7a4a17" />
      <path d="M30 206h338l-6 16H36z" fill="#f4ead7" />
      <path d="M210 18v188M106 66v140M306 84v122" stroke="#4a2a0c" strokeWidth="7" />
      <path d="M214 20c62 22 92 84 92 168l-92 8z" fill="#c9301f" />
      <path d="M206 30c-44 34-62 92-60 158l60 6z" fill="#d6402b" />
      <path d="M102 70c-34 24-50 66-50 118l50 6z" fill="#c9301f" />
      <path d="M310 88c30 18 44 52 44 98l-44 6z" fill="#d6402b" />
      <path
        d="M214 66l62 12M214 110l84 6M214 154h91M206 76l-44 14M206 120l-56 6M206 162h-60M102 112l-36 8M102 152l-48 4M310 124l34 4M310 158h43"
        stroke="#8f1d13"
        strokeWidth="4"
      />
      <path
        d="M0 282q25-14 50 0t50 0 50 0 50 0 50 0 50 0 50 0 50 0"
        fill="none"
        stroke="#fff"
        strokeWidth="5"
        opacity=".6"
      />
    </svg>
  )
}
