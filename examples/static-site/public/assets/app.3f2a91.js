document.title = 'Hello again';
