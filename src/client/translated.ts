/**
 * Lets React go on in a page that the browser translates: translators wrap
 * texts or put others in their place, and React fails on a node that is no
 * longer where it was put. What holds the node stands for it; without one,
 * there is nothing to take away, and what is new comes last.
 */
function holderOf(parent: Node, node: Node): Node | null {
  let at: Node | null = node;
  while (at && at.parentNode !== parent) at = at.parentNode;
  return at;
}

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

export {};
