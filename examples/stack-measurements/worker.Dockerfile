FROM web
USER root
RUN pip install --no-cache-dir redis==6.4.0 \
 && mkdir /exports \
 && chown app /exports
COPY worker.py .
USER app
CMD ["python", "worker.py"]
