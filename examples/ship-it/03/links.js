const links = [];

export async function all() {
  return links;
}

export async function add(link) {
  links.unshift(link);
}
