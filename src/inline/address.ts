/* Replaces anything in the address that can't be decoded, because the framework's router would throw on
   it. A fragment is dropped, a path keeps its characters. */
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

// The price calculator was sent with a different stack from the shared link's. It says so until it runs.
if (/[?&]stack=/.test(location.search)) document.documentElement.setAttribute('data-shared', '');

export {};
