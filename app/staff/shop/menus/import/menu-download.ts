import { data, type LoaderFunctionArgs } from 'react-router'
import { staffApiContext } from '#app/api.server.ts'
import { signedInTo } from '#app/staff/shell/signed-in.server.ts'
import { menuFiles } from '#domain/staff/shop/menus/menu-file.ts'

const types = {
  json: 'application/json; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const { staff } = signedInTo('edit-menus', args)
  const name = menuFiles.find((each) => each === args.params.file)
  const bytes = name && (await args.context.get(staffApiContext).menuFile.file(staff, name))
  if (!name || !bytes) throw data(null, 404)
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': types[name.endsWith('json') ? 'json' : 'xlsx'],
      'content-disposition': `attachment; filename="${name}"`,
    },
  })
}
