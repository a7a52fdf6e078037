import { useRouter } from '@tanstack/react-router'
import { kobo } from '#contract/kobo.ts'
import type { Line } from '../state/cart-lines.ts'
import { storageKey } from '../state/store.ts'
import { LineList } from './cart-lines.tsx'

/**
 * The lines of the cart before the page's scripts have loaded, which on a slow phone takes a second and a half: a
 * small script writes them from the browser's storage into the form of a line that the server has rendered. Only a
 * picture of the cart, until the page is hydrated: nothing in it can be pressed.
 */
export function CartPreview() {
  const { ssr } = useRouter().options
  return (
    <>
      <div id="cart-form" hidden>
        <LineList lines={[formLine]} before={new Map()} />
      </div>
      <div
        id="cart-preview"
        inert
        className="peer"
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the script below fills it
        dangerouslySetInnerHTML={nothing}
      />
      <script
        nonce={ssr?.nonce}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant
        dangerouslySetInnerHTML={previewScript}
      />
    </>
  )
}

const nothing = { __html: '' }

/** The texts and figures that the script replaces. */
const form = {
  slug: 'form-slug',
  name: 'form name',
  brand: 'form brand',
  choice: 'form choice',
  picture: '/form-picture',
  color: 'form-color',
  amount: 11_111_111_11,
  total: 22_222_222_22,
  quantity: 777,
} as const

const formLine: Line = {
  key: { id: 1 },
  item: {
    id: 1,
    p_slug: form.slug,
    name: form.name,
    brand: form.brand,
    color: form.choice,
    quantity: form.quantity,
    src: [],
    price: kobo(form.amount),
    total: kobo(form.total),
    description: '',
    variation_info: null,
    stock_count: form.quantity + 1,
    weight: 0,
  },
  variation: null,
  picture: {
    id: 1,
    image_url: form.picture,
    width: 1,
    height: 1,
    placeholder_color: form.color,
    alt: '',
  },
  amount: kobo(form.amount),
  quantity: form.quantity,
  total: kobo(form.total),
  stock: form.quantity + 1,
  isSold: true,
}

/** Lines that fill a phone's first screen; the others come with the page. */
const most = 4

/**
 * Nothing is written for a cart that needs more than a line's form: with units that are out of stock, or stored by
 * another release. `formatNaira` and `cutName` are repeated here, for the script runs before all others.
 */
const previewScript = {
  __html: import.meta.env.SSR
    ? `(()=>{try{
const lines=JSON.parse(localStorage.getItem('${storageKey}')).state.cart.carts.flatMap((item)=>item.variation_info===null?[{item,choice:item.color,amount:item.price,...item,stock:item.stock_count,picture:item.src[0]}]:item.variation_info.map((one)=>({item,...one,choice:one.variations.join(', '),stock:one.stock_count,picture:one.src?.[0]??item.src[0]})))
if(!lines.length||lines.some(({quantity,stock,picture})=>!picture||quantity>stock))return
const safe=(text)=>String(text??'').replace(/[&<>"]/g,(sign)=>'&#'+sign.charCodeAt(0)+';')
const naira=(kobo)=>(kobo/100).toFixed(2).replace(/\\B(?=(?:\\d{3})+(?!\\d))/g,',').split('.')
const cut=(name)=>{const all=name.match(/\\P{M}\\p{M}*(?:\\u200d\\P{M}\\p{M}*)*/gu)??[];return all.length>30?all.slice(0,30).join('')+'…':name}
const form=document.getElementById('cart-form').cloneNode(true),list=form.querySelector('ul'),line=list.innerHTML
const put=(html,values)=>html.replace(new RegExp(Object.keys(values).map((text)=>text.replaceAll('.','[.]')).join('|'),'g'),(text)=>values[text])
form.querySelector('h1 span').textContent='('+lines.length+')'
list.innerHTML=lines.slice(0,${most}).map(({item,choice,amount,quantity,picture})=>{
const [each,eachKobo]=naira(amount),[sum,sumKobo]=naira(amount*quantity)
return put(line,{
'>${form.name}</a>':'>'+safe(cut(item.name))+'</a>','${form.name}':safe(item.name),'${form.slug}':encodeURIComponent(item.p_slug),
'${form.brand}':safe(item.brand),'${form.choice}':safe(choice),'${form.picture}':safe(picture.image_url),'${form.color}':safe(picture.placeholder_color),
'11,111,111.11':each+'.'+eachKobo,'22,222,222':sum,'>.22<':'>.'+sumKobo+'<','>${form.quantity}<':'>'+Number(quantity)+'<'})}).join('')
for(const p of list.querySelectorAll('p'))if(!p.textContent)p.remove()
document.getElementById('cart-preview').innerHTML=form.innerHTML
}catch{}})()`
    : '',
}
