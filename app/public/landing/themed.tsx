/** A page that the owner has added. */
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { LandingFrame } from './frame.tsx'
import { landingLoader } from './loader.ts'
import { landingMeta } from './meta.ts'

export const loader = (args: LoaderFunctionArgs) => landingLoader(args.params.page ?? '', () => null)(args)

export const meta = landingMeta

export default function ThemedPage() {
  const { ownSection: _, ...page } = useLoaderData<typeof loader>()
  return <LandingFrame page={page}>{null}</LandingFrame>
}
