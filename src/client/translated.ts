/* Keeps React working in a page that the browser translates. Translators wrap texts or replace them, and
   React fails on a node that is no longer where it was put. The node's wrapper is used instead. If there
   is none, nothing is removed and new nodes come last. */
function holderOf(parent: Node, node: Node): Node | null {
  let at: Node | null = node;
  while (at && at.parentNode !== parent) at = at.parentNode;
  return at;
}

if (typeof Node !== 'undefined') {
  const { removeChild, insertBefore } = Node.prototype;

  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    const holder = holderOf(this, child);
    if (holder) removeChild.call(this, holder);
    return child;
  };

  Node.prototype.insertBefore = function <T extends Node>(
    this: Node,
    node: T,
    before: Node | null,
  ): T {
    insertBefore.call(this, node, before && holderOf(this, before));
    return node;
  };
}

export {};
