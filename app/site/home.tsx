import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { apiContext } from '../api.server.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  const { categories } = await context.get(apiContext).catalogue()
  return { categories }
}

export default function Home() {
  const { categories } = useLoaderData<typeof loader>()
  return <h1>{categories.length}</h1>
}
