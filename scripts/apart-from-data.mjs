/** Tests of the server that read neither the database nor the menu: no other engine and no other menu changes them. */
export const apartFromData = ['--exclude', 'server/{http,images,mail,payments}/**']
