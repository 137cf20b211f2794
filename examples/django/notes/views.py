from django import forms
from django.shortcuts import redirect, render

from .models import Note


class NoteForm(forms.ModelForm):
    class Meta:
        model = Note
        fields = ["text"]


def index(request):
    form = NoteForm(request.POST or None)
    if request.method == "POST" and form.is_valid():
        form.save()
        return redirect("index")
    return render(request, "notes/index.html", {"form": form, "notes": Note.objects.all()[:50]})
