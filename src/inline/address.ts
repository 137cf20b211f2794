/*
 * Replaces what cannot be decoded in the address, which the framework's router
 * would throw on: a fragment is dropped, a path keeps its characters.
 */
function mend() {
  let { pathname: path, hash } = location;
  try {
    decodeURI(path);
  } catch {
    path = path.replace(/%/g, '%25');
  }
  try {
    decodeURIComponent(hash);
  } catch {
    hash = '';
  }
  if (path !== location.pathname || hash !== location.hash) {
    history.replaceState(history.state, '', location.origin + path + location.search + hash);
  }
}
mend();
addEventListener('popstate', mend);

// The price calculator was sent with another stack than the one of a shared link: until it runs, it says so.
if (/[?&]stack=/.test(location.search)) document.documentElement.setAttribute('data-shared', '');

export {};
