import { data, type LoaderFunctionArgs } from 'react-router'
import { staffApiContext } from '#app/api.server.ts'
import { signedInTo } from '#app/staff/shell/signed-in.server.ts'

/** The owner's browser saves the file. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const { staff } = signedInTo('take-backups', args)
  const name = args.params.name ?? ''
  const file = await args.context.get(staffApiContext).backups.file(staff, name)
  if (!file) throw data(null, 404)
  return new Response(file.stream(), {
    headers: {
      'content-type': 'application/gzip',
      'content-length': String(file.size),
      'content-disposition': `attachment; filename="${name}"`,
    },
  })
}
