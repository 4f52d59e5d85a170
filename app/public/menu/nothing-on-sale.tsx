import { Button } from '#app/ui/button.tsx'
import { Empty } from '#app/ui/empty.tsx'
import { useText } from '#app/ui/lang.tsx'
import emptySteamer from '#app/ui/pictures/steamer-empty.svg'
import { layout } from '#content/layout.ts'
import { menuPage } from '#content/pages/menu.ts'

/** A shop that sells nothing yet shows this. */
export function NothingOnSale({ chatHref }: { readonly chatHref: string }) {
  const text = useText()
  return (
    <div className="wrap">
      <Empty
        picture={<img src={emptySteamer} alt="" width={220} height={220} />}
        action={
          <Button kind="jade" href={chatHref} target="_blank" rel="noopener" icon="chat">
            {text(layout.chat)}
          </Button>
        }
      >
        {text(menuPage.nothing)}
      </Empty>
    </div>
  )
}
