/** What is on a page, told by its document alone. */

export interface PageFacts {
  /** Texts of the view in order, boxes for hidden characters left out. */
  texts: { text: string; isIsolated: boolean }[]
  /** Every element of the document as its name and the names of its attributes, sorted. */
  census: string[]
  /** Attributes that would run something, of any element. */
  handlers: string[]
  links: { href: string; rel: string }[]
  isWarned: boolean
}

/** Runs inside of the browser as well, so that it may name nothing but its argument. */
export function factsIn(document: Document): PageFacts {
  const view = document.querySelector('#view') ?? document.body
  const texts: PageFacts['texts'] = []
  const walk = (node: Node) => {
    const element = node as Element
    if (node.nodeType === 1 && element.classList.contains('hidden-character')) return
    if (node.nodeType === 3) {
      const parent = node.parentNode as Element | null
      const isIsolated = parent?.closest('bdi, [dir]') !== null
      texts.push({ text: node.textContent ?? '', isIsolated })
    }
    for (const child of node.childNodes) walk(child)
  }
  walk(view)
  const all = [...document.querySelectorAll('*')]
  const namesOf = (element: Element) => element.getAttributeNames().sort().join(' ')
  return {
    texts,
    census: all.map((element) => `${element.localName}[${namesOf(element)}]`).sort(),
    handlers: all.flatMap((element) =>
      element
        .getAttributeNames()
        .filter((name) => /^on|^srcdoc$/.test(name))
        .map((name) => `${element.localName} ${name}`),
    ),
    links: [...view.querySelectorAll('a[href]')].map((link) => ({
      href: new URL(link.getAttribute('href') ?? '', document.baseURI).href,
      rel: link.getAttribute('rel') ?? '',
    })),
    isWarned: view.querySelector('.notice-warning') !== null,
  }
}
