/** Structured data at the end of a page, where it does not stand before what is read first. */
export function JsonLd({ block }: { readonly block: object }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every < escaped can't end the element
      dangerouslySetInnerHTML={{ __html: JSON.stringify(block).replaceAll('<', '\\u003c') }}
    />
  )
}
