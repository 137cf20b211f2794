/** Id of the element that names the files which a page loads late. */
export const LATE_FILES_ID = 'late-files';

/**
 * The script that starts the site after the page is painted: files are asked
 * for after the load event, or at once at the first sign of intent (pointer,
 * key, touch, focus, wheel). What is clicked before the site runs is kept and
 * done again by `src/client/replay.ts`; links, forms and what is typed need no
 * script and are left alone. Without the element of `LATE_FILES_ID`, as while
 * writing, it does nothing.
 */
export const LOADER_SCRIPT = `(function () {
  var doc = document, begun = false, missing = '', files;
  var start = window.siteStart = { wanted: false, held: [], typed: [], wake: null, whole: null };
  var signs = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'wheel', 'click'];

  function read() {
    if (!files) {
      var element = doc.getElementById('${LATE_FILES_ID}');
      files = element ? JSON.parse(element.textContent) : {};
    }
    return files;
  }

  function begin() {
    if (begun) return;
    begun = true;
    (read().scripts || []).forEach(function (source) {
      var script = doc.createElement('script');
      script.async = false;
      if (start.wanted) script.fetchPriority = 'high';
      script.onerror = function () { start.end(); missing = source; };
      script.onload = function () {
        /* The last one is there and cannot run without the others; when it is missing too, that is another fault. */
        if (missing && source === files.scripts[files.scripts.length - 1]) start.failed(missing);
      };
      script.src = source;
      doc.head.appendChild(script);
    });
  }

  /* The page's own sheet holds what its HTML needs; what an action draws may need the whole. */
  start.style = function () {
    return start.whole = start.whole || new Promise(function (resolve, reject) {
      if (!read().styles) return resolve();
      var own = doc.querySelector('link[rel=stylesheet]');
      var whole = doc.createElement('link');
      whole.rel = 'stylesheet';
      whole.href = files.styles;
      whole.onload = resolve;
      whole.onerror = function () { reject(new Error('The styles could not be loaded.')); };
      (own || doc.head.lastChild).after(whole);
    });
  };

  /*
   * A file of the site could not be loaded: the first time the page is loaded
   * again, because a deploy may have replaced the file; when it is the result of
   * that, a message with Retry is put above the content, which stays readable.
   * The navigation type is the guard, so there is no loop and nothing is stored.
   */
  start.failed = function (error) {
    doc.documentElement.setAttribute('data-started', '');
    start.end();
    var navigation = performance.getEntriesByType('navigation')[0];
    if (navigation && navigation.type !== 'reload') return location.reload();
    var message = doc.createElement('div'), text = doc.createElement('p'), retry = doc.createElement('button');
    message.className = 'load-failure';
    message.setAttribute('role', 'alert');
    text.textContent = 'A part of this page could not be loaded, so menus, search and tools may not work. You can read on. (' + error + ')';
    retry.type = 'button';
    retry.textContent = 'Retry';
    retry.addEventListener('click', function () { location.reload(); });
    message.append(text, retry);
    doc.body.prepend(message);
  };

  function parsed(next) {
    if (doc.readyState === 'loading') doc.addEventListener('DOMContentLoaded', next);
    else next();
  }

  function want() {
    if (start.wanted) return;
    start.wanted = true;
    signs.forEach(function (name) { removeEventListener(name, want, true); });
    parsed(function () {
      begin();
      start.style().catch(function () {});
      if (start.wake) start.wake();
    });
  }

  var HELD = 'button,[role=tab],[role=button],[role=option],input[type=checkbox],input[type=radio]';

  function hold(event) {
    if (!files && !doc.getElementById('${LATE_FILES_ID}')) return;
    var target = event.target.closest && event.target.closest(HELD);
    if (!target || event.defaultPrevented || !event.isTrusted) return;
    if (event.type === 'keydown') {
      if (target.getAttribute('role') !== 'tab' || !/^(Enter| |Arrow)/.test(event.key)) return;
    } else if (target.type === 'submit') return;
    event.preventDefault();
    event.stopImmediatePropagation();
    start.held.push({ type: event.type, key: event.key, target: target, path: pathOf(target) });
    doc.documentElement.setAttribute('data-waiting', '');
  }

  /* Indices of children, for elements that are drawn anew before their turn comes. */
  function pathOf(node) {
    var path = [];
    for (; node.parentElement && node.id !== '__docusaurus'; node = node.parentElement) {
      path.unshift([].indexOf.call(node.parentElement.children, node));
    }
    return path;
  }

  function shortcut(event) {
    var typing = /^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName);
    var letter = (event.key || '').toLowerCase() === 'k' && (event.metaKey || event.ctrlKey) && !event.altKey && !event.shiftKey;
    if (!letter && (event.key !== '/' || typing || event.metaKey || event.ctrlKey)) return;
    var box = doc.querySelector('input[type=search][name=q]');
    if (!box) return;
    event.preventDefault();
    box.focus();
    box.select();
  }

  function note(event) {
    if (start.typed.indexOf(event.target) < 0) start.typed.push(event.target);
  }

  start.end = function () {
    removeEventListener('click', hold, true);
    removeEventListener('keydown', hold, true);
    removeEventListener('keydown', shortcut, true);
    removeEventListener('input', note, true);
    removeEventListener('change', note, true);
    doc.documentElement.removeAttribute('data-waiting');
  };

  signs.forEach(function (name) { addEventListener(name, want, { capture: true, passive: true }); });
  addEventListener('click', hold, true);
  addEventListener('keydown', hold, true);
  addEventListener('keydown', shortcut, true);
  addEventListener('input', note, true);
  addEventListener('change', note, true);
  addEventListener('load', function () {
    var idle = window.requestIdleCallback || function (next) { setTimeout(next, 200); };
    var later = function () { idle(function () { parsed(begin); }, { timeout: 2000 }); };
    var timer = setTimeout(later, 2000);
    /* The load event can come before the first paint: a page without text in view never tells of one. */
    try {
      new PerformanceObserver(function (list, observer) {
        observer.disconnect();
        clearTimeout(timer);
        setTimeout(later);
      }).observe({ type: 'paint', buffered: true });
    } catch (error) { /* The timer does it. */ }
  });
})();`;
